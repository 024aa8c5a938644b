/**
 * Runs a function; its error gets its message, which says what is allowed, in place of a stack: Vite prints the stack of
 * an error that ends it.
 */
export function withoutStack<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
