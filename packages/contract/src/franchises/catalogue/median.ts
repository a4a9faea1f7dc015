/** The middle one of the finite numbers, rounded; the mean of two in the middle. */
export function medianOf(places: Uint32Array, numberOf: (place: number) => number): number | null {
  const all = new Float64Array(places.length);
  let count = 0;
  for (let at = 0; at < places.length; at += 1) {
    const number = numberOf(places[at]!);
    if (Number.isFinite(number)) all[count++] = number;
  }
  if (count === 0) return null;
  const numbers = all.subarray(0, count);
  const middle = count >> 1;
  const high = select(numbers, middle);
  if (count % 2 === 1) return Math.round(high);
  let low = -Infinity;
  for (let at = 0; at < middle; at += 1) low = Math.max(low, numbers[at]!);
  return Math.round((low + high) / 2);
}

/** The number that would stand at this place were they sorted; the smaller ones come to stand before it. */
function select(numbers: Float64Array, place: number): number {
  let [left, right] = [0, numbers.length - 1];
  while (left < right) {
    const pivot = numbers[(left + right) >> 1]!;
    let [low, high] = [left, right];
    while (low <= high) {
      while (numbers[low]! < pivot) low += 1;
      while (numbers[high]! > pivot) high -= 1;
      if (low <= high) {
        const swapped = numbers[low]!;
        numbers[low] = numbers[high]!;
        numbers[high] = swapped;
        low += 1;
        high -= 1;
      }
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else break;
  }
  return numbers[place]!;
}
