const TIMEOUT_MS = 40_000;
const INTERVAL_MS = 50;

/** @throws Error if nothing comes in time */
export async function waitUntil<Value>(
  find: () => Value | undefined | false | Promise<Value | undefined | false>,
  what = 'the browser does not answer',
): Promise<Value> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  throw new Error(what);
}
