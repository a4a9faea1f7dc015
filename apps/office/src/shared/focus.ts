/** As a ref: the field that a person fills in first. */
export const focusIt = (field: HTMLElement | null) => field?.focus();
