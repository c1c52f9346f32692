/** Between the tasks of one submission, in the address of their screen. */
const SEPARATOR = ',';

/** Returns the tasks that the parameter `id` of an address names. */
export const splitTaskIds = (id: string | undefined): string[] =>
  (id ?? '').split(SEPARATOR).filter((each) => each !== '');

/** Returns the parameters of the address that shows these tasks. */
export const joinTaskIds = (taskIds: readonly string[]): { id?: string } =>
  taskIds.length === 0 ? {} : { id: taskIds.join(SEPARATOR) };
