/** A refusal comes late, so that a program which repeats at once does not keep the process busy with refusals. */
export const refusalDelayMs = 1_000;
