/**
 * Puts back, in the next frame, what anyone sets in the fields: some extensions do without an event, and what is sent is
 * what is shown.
 *
 * @returns a function that unlocks them
 */
export function lockFields(fields: Iterable<HTMLInputElement>): () => void {
  const kept = [...fields].map((field) => [field, field.value, field.checked] as const);
  let frame = 0;
  const keep = () => {
    for (const [field, value, checked] of kept) {
      if (field.value !== value) field.value = value;
      if (field.checked !== checked) field.checked = checked;
    }
    frame = requestAnimationFrame(keep);
  };
  keep();
  return () => cancelAnimationFrame(frame);
}
