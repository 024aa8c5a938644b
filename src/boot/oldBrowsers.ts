type Listen = (
  this: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: AddEventListenerOptions | boolean,
) => void;

/** What Chrome lacks before 90: the `signal` of a listener. Without it the inline script would go on beside the app. */
export function supportListenerSignals(): void {
  const { prototype } = EventTarget;
  const listen: Listen = Reflect.get(prototype, 'addEventListener');
  const seen = { signal: false };
  const probe = {
    get signal() {
      seen.signal = true;
      return new AbortController().signal;
    },
  };
  document.addEventListener('probe', () => undefined, probe);
  if (seen.signal) return;
  prototype.addEventListener = function (type, listener, options) {
    listen.call(this, type, listener, options);
    if (typeof options === 'object')
      options.signal?.addEventListener('abort', () =>
        this.removeEventListener(type, listener, options),
      );
  };
}
