export { ghsPictogramShapes } from './pictograms/ghs-shapes';
export type { PictogramText, Shape } from './pictograms/shape';
export { type TransportLabelPicture, transportLabelPicture } from './pictograms/transport-label';
