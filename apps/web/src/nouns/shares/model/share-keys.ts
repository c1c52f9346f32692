/** Under this key the browser remembers the links of a task. */
export function shareListKey(taskId: string) {
  return ['shares', taskId] as const;
}
