/** Query key of a task's links. */
export function shareListKey(taskId: string) {
  return ['shares', taskId] as const;
}
