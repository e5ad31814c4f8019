import { useEffect, useState } from 'react';
import styles from './Toasts.module.css';

/** How long a toast stays if no duration is given (docs/requirements.md, Toasts). */
const DEFAULT_DURATION_MS = 4000;

type ToastType = 'success' | 'error';

interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly durationMs?: number;
}

export type ShowToast = (toast: Omit<Toast, 'id'>) => void;

/** The current toast, if any, and a function that shows one, in its place. */
export function useToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), toast.durationMs ?? DEFAULT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  const showToast: ShowToast = (next) => {
    const add = () => setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
    // A modal dialog would cover it, so it is shown when the dialog closes.
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', add, { once: true });
    else add();
  };
  return { toast, showToast };
}

const ICONS: Record<ToastType, string> = {
  success: 'm4 10.5 4 4 8-9',
  error: 'M10 4v7.5M10 15.5v.01',
};

/** Two live regions. They are rendered empty, because screen readers announce only changes. */
export function Toasts({ toast }: { toast: Toast | null }) {
  const card = (type: ToastType) =>
    toast?.type === type && (
      <p key={toast.id} className={styles.toast} data-type={type}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d={ICONS[type]} strokeWidth="2.4" strokeLinejoin="round" />
        </svg>
        {toast.message}
      </p>
    );
  return (
    <div className={styles.region} data-part="toasts">
      <div role="status">{card('success')}</div>
      <div role="alert">{card('error')}</div>
    </div>
  );
}
