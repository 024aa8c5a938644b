/**
 * Listeners that are added to an element while `add` runs hear nothing until the returned function is called.
 */
export function holdListeners(element: Element, add: () => void): () => void {
  let isHeld = true;
  const listen = element.addEventListener.bind(element);
  element.addEventListener = (
    type: string,
    listener: EventListener,
    options?: boolean | AddEventListenerOptions,
  ) =>
    listen(
      type,
      (event) => {
        if (!isHeld) listener(event);
      },
      options,
    );
  add();
  Reflect.deleteProperty(element, 'addEventListener');
  return () => {
    isHeld = false;
  };
}
