/** How a form tells the server how it was filled in, beside the payload. */
export const formElapsedHeader = 'X-Form-Elapsed';
export const formTrapHeader = 'X-Form-Trap';
