/**
 * Is called as a statement is sent, with its text and never its parameters; what it returns is called with the failure,
 * if any, as the statement ends. Statements that are sent together are one text.
 */
export type StatementObserver = (text: string) => (failure?: unknown) => void;
