import { slideEndpoints, slides } from 'contract';
import { PictureThumb, RecordOrder, type RowOf } from 'shared-ui';

/** The slides in the order in which the home page shows them. */
export function SlideOrder() {
  return (
    <RecordOrder
      resource={slides}
      reorder={slideEndpoints.reorder}
      renderItem={renderSlide}
      styleOf={({ active }) => (active ? {} : { opacity: 0.6 })}
    />
  );
}

function renderSlide({ image, title }: RowOf<typeof slides>) {
  return (
    <>
      <PictureThumb name={image} alt="" />
      <span>{title}</span>
    </>
  );
}
