import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import classes from './toast-body.module.css';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

interface ToastBodyProps {
  type: keyof typeof ICONS;
  message: string;
  action?: { label: string; onClick(): void };
}

/** A toast's message and its action. */
export function ToastBody({ type, message, action }: ToastBodyProps) {
  const Icon = ICONS[type];
  return (
    <div className={classes.body}>
      <Icon size={18} aria-hidden className={classes.icon} data-type={type} />
      <span className={classes.message}>{message}</span>
      {action && (
        <button type="button" className={classes.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
