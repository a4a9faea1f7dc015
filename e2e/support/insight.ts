/** With more bars than are drawn. */
export const brandInsight = {
  id: 'brands',
  title: 'Brands by category',
  value: 14,
  unit: 'brands',
  description: 'Open to new investors.',
  series: Array.from({ length: 10 }, (_, index) => ({ label: `Trade ${index}`, value: index })),
};
