export {
  type CanvasTool,
  type DrawingSteps,
  mountStructureCanvas,
  type StructureCanvas,
} from './structure/structure-canvas';
export { StructureEditor, type StructureEditorProps } from './structure/structure-editor';
