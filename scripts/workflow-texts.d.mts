export const project: string;
export function workflowTexts(initText?: string): { readonly name: string; readonly text: string }[];
