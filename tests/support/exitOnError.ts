/** Runs a function; prints only the message of its error, which says what is allowed, and ends the process with 1. */
export function exitOnError<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
