// A style sheet whose name in the package's `exports` does not end in .css.
declare module '@bprogress/core/css';
