export interface PressListeners {
  pointerId: number;
  onMove: (event: PointerEvent) => void;
  onUp: () => void;
  /** After a gesture of the browser's, or when the page is resized or no longer in sight. */
  onCancel: () => void;
}

type Stop = () => void;

/** Follows a pressed pointer in the window until the returned function is called. */
export function listenToPress({ pointerId, onMove, onUp, onCancel }: PressListeners): Stop {
  const ofPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event);
  };
  return allOf([
    on('pointermove', ofPointer(onMove)),
    on('pointerup', ofPointer(onUp)),
    on('pointercancel', ofPointer(onCancel)),
    on('resize', onCancel),
    onDocument('visibilitychange', onCancel),
    // The browser's own dragging of links and images would cancel the pointer.
    on('dragstart', prevent),
  ]);
}

/** Suppresses selection, context menu and Escape's other effects while something is dragged. */
export function listenToDrag(onEscape: () => void): Stop {
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    suppress(event);
    onEscape();
  };
  clearSelection();
  return allOf([
    onDocument('selectionchange', clearSelection),
    on('contextmenu', prevent),
    on('keydown', escape),
  ]);
}

/** Milliseconds in which the click of a pointer that was lifted comes. */
const clickDelay = 50;

/** Suppresses the click that ends a drag, also one that was cancelled before the pointer is lifted. */
export function suppressNextClick() {
  const end = () => setTimeout(stop, clickDelay);
  const click = (event: Event) => {
    suppress(event);
    stop();
  };
  const stop = allOf([on('click', click), on('pointerup', end), on('pointercancel', end)]);
}

/** Hears an event of the page before anything in it: a dialog around what is dragged would close at Escape. */
function on<Type extends keyof WindowEventMap>(
  type: Type,
  act: (event: WindowEventMap[Type]) => void,
): Stop {
  window.addEventListener(type, act, true);
  return () => window.removeEventListener(type, act, true);
}

/** The same for events that do not reach the window. */
function onDocument(type: keyof DocumentEventMap, act: () => void): Stop {
  document.addEventListener(type, act);
  return () => document.removeEventListener(type, act);
}

function allOf(stops: readonly Stop[]): Stop {
  return () => {
    for (const stop of stops) stop();
  };
}

function clearSelection() {
  document.getSelection()?.removeAllRanges();
}

function prevent(event: Event) {
  event.preventDefault();
}

function suppress(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
