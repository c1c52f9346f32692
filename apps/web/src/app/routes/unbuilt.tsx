export function UnbuiltScreen() {
  return null;
}
