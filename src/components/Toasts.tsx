import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './Toasts.module.css';

/** How long a toast stays when it does not say otherwise (specification, section 9). */
const DEFAULT_DURATION_MS = 4000;

type ToastType = 'success' | 'error';

interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly durationMs?: number;
}

/** Shows a toast for its duration. */
export type ShowToast = (toast: Omit<Toast, 'id'>) => void;

/** The toasts on show, and the two ways to change them. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);
  const show: ShowToast = useCallback((toast) => {
    nextId.current += 1;
    const id = nextId.current;
    // What is said again is said anew, not twice.
    const add = () =>
      setToasts((shown) => [
        ...shown.filter(({ message }) => message !== toast.message),
        { ...toast, id },
      ]);
    // Under an open dialog nobody would see or hear it: it comes when the dialog closes.
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', add, { once: true });
    else add();
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}

const ICONS: Record<ToastType, string> = {
  success: 'm4 10.5 4 4 8-9',
  error: 'M10 4v7.5M10 15.5v.01',
};

interface ToastCardProps {
  toast: Toast;
  dismiss: (id: number) => void;
}

function ToastCard({ toast, dismiss }: ToastCardProps) {
  const { id, type, message, durationMs = DEFAULT_DURATION_MS } = toast;
  useEffect(() => {
    const timer = setTimeout(dismiss, durationMs, id);
    return () => clearTimeout(timer);
  }, [dismiss, durationMs, id]);
  return (
    <p className={styles.toast} data-type={type}>
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={ICONS[type]} />
      </svg>
      {message}
    </p>
  );
}

interface ToastsProps {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}

/** Two live regions, there from the start so that screen readers announce what comes into them. */
export function Toasts({ toasts, dismiss }: ToastsProps) {
  const cards = (wanted: ToastType) =>
    toasts
      .filter(({ type }) => type === wanted)
      .map((toast) => <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />);
  return (
    <div className={styles.region} data-part="toasts">
      <div role="status">{cards('success')}</div>
      <div role="alert">{cards('error')}</div>
    </div>
  );
}
