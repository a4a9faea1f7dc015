/** How a scenario's sales stand to the plan. */
export const salesLabel = (cut: number) => (cut === 0 ? 'at plan' : `${cut}% lower`);
