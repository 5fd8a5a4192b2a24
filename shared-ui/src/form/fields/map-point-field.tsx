import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { Button } from '../../parts/button/button';
import { Skeleton } from '../../parts/skeleton/skeleton';
import type { AnyResource, FieldOf } from '../../resource/resource-types';
import { token } from '../../tokens/token';
import { useFormField } from '../use-form-field';
import type { ResourceFormController } from '../use-resource-form';
import { NumberField } from './number-field';
import { lazyPart } from '../../parts/part-boundary/lazy-part';

const MapPad = lazyPart(
  () => t`The map`,
  async () => (await import('../../map/map-pad')).MapPad,
);

const Box = styled.div`
  display: grid;
  gap: ${token.space[4]} ${token.space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));

  & > [data-map] {
    grid-column: 1 / -1;
    max-width: 36rem;
  }
  & > [data-map] > button {
    margin-top: ${token.space[2]};
  }
`;

export interface MapPointFieldProps<R extends AnyResource> {
  form: ResourceFormController<R>;
  /** The fields of latitude and longitude. */
  names: { latitude: FieldOf<R, number>; longitude: FieldOf<R, number> };
  /** The country that the map shows while there is no point. */
  country?: string | null;
}

/**
 * Coordinates: typed as numbers, or set on a world map.
 *
 * @example <MapPointField form={form} names={{ latitude: 'latitude', longitude: 'longitude' }} />
 */
export function MapPointField<R extends AnyResource>(props: MapPointFieldProps<R>) {
  const { form, names, country = null } = props;
  const latitude = useFormField<R, number>({ form, name: names.latitude, label: t`Latitude` });
  const longitude = useFormField<R, number>({ form, name: names.longitude, label: t`Longitude` });
  const place = placeOf(latitude.value, longitude.value);

  function clear() {
    latitude.change(null);
    longitude.change(null);
  }
  return (
    <Box>
      <NumberField
        form={form}
        name={names.latitude}
        label={t`Latitude`}
        unit="°"
        help={t`North of the equator is positive.`}
      />
      <NumberField
        form={form}
        name={names.longitude}
        label={t`Longitude`}
        unit="°"
        help={t`East of Greenwich is positive.`}
      />
      <div data-map="">
        <Suspense fallback={<Skeleton width="100%" height="16rem" />}>
          <MapPad
            value={place}
            country={country}
            onValueChange={(next) => {
              latitude.change(next.latitude);
              longitude.change(next.longitude);
            }}
          />
        </Suspense>
        {latitude.value === null && longitude.value === null ? null : (
          <Button variant="ghost" size="sm" onClick={clear}>
            <X /> {t`Remove the point`}
          </Button>
        )}
      </div>
    </Box>
  );
}

/** Undefined while a coordinate is missing or not a valid degree. */
function placeOf(latitude: number | null, longitude: number | null) {
  if (latitude === null || longitude === null) return undefined;
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { latitude, longitude } : undefined;
}
