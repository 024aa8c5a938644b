const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** True for an ИНН of a company (10 digits) or a person (12) whose last digits follow from those before them. */
export function isInn(text: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(text) || Number(text) === 0) return false;
  return (text.length === 10 ? [9] : [10, 11]).every((length) => {
    const sum = WEIGHTS.slice(-length).reduce(
      (total, weight, index) => total + weight * Number(text[index]),
      0,
    );
    return (sum % 11) % 10 === Number(text[length]);
  });
}
