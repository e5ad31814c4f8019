import { useCallback, useEffect, useRef, useState } from 'react';
import { setVisibleTimeout } from '../lib/visibleTimeout.ts';
import styles from './Toasts.module.css';

/** docs/requirements.md, 10.1. */
const DEFAULT_DURATION_MS = 4000;

type ToastType = 'success' | 'error';

interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly durationMs?: number;
}

/** Shows a toast until the page has been visible for its duration. */
export type ShowToast = (toast: Omit<Toast, 'id'>) => void;

/** The current toast, if any. A new one replaces it. */
export function useToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  const nextId = useRef(0);
  const show: ShowToast = useCallback((next) => {
    nextId.current += 1;
    const id = nextId.current;
    const add = () => setToast({ ...next, id });
    // A modal dialog would cover it, so it is shown when the dialog closes.
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', add, { once: true });
    else add();
  }, []);
  const dismiss = useCallback(() => setToast(null), []);
  return { toast, show, dismiss };
}

const ICONS: Record<ToastType, string> = {
  success: 'm4 10.5 4 4 8-9',
  error: 'M10 4v7.5M10 15.5v.01',
};

interface ToastCardProps {
  toast: Toast;
  dismiss: () => void;
}

function ToastCard({ toast, dismiss }: ToastCardProps) {
  const { type, message, durationMs = DEFAULT_DURATION_MS } = toast;
  useEffect(() => setVisibleTimeout(dismiss, durationMs), [dismiss, durationMs]);
  return (
    <p className={styles.toast} data-type={type}>
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[type]} />
      </svg>
      {message}
    </p>
  );
}

interface ToastsProps {
  toast: Toast | null;
  dismiss: () => void;
}

/** Two live regions. They are rendered empty, because screen readers announce only changes. */
export function Toasts({ toast, dismiss }: ToastsProps) {
  const card = (wanted: ToastType) =>
    toast?.type === wanted && <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />;
  return (
    <div className={styles.region} data-part="toasts">
      <div role="status">{card('success')}</div>
      <div role="alert">{card('error')}</div>
    </div>
  );
}
