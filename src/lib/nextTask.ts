/**
 * Goes on in a task of its own, so that the browser can answer the visitor before. By a message, which browsers delay
 * less than a timer.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
