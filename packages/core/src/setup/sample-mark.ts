/** Stands in each policy of the demo, and in none that was filled in. */
export const sampleMark = 'is a sample company';
