import { Icon } from '@sahaay/ui';
import { useText } from '../i18n/text.ts';
import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import styles from './toaster.module.css';

export { toast };

/**
 * Shows at most three toasts at a time, each for 4 s, at the bottom right and above the tab bar. They have the kit's
 * class.
 */
export function Toaster() {
  const t = useText();
  return (
    <Sonner
      containerAriaLabel={t('toasts.label')}
      theme="system"
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      offset={{ bottom: 'calc(24px + var(--toast-lift, 0px))', right: '24px' }}
      mobileOffset={{ bottom: 'calc(16px + var(--toast-lift, 0px))', left: '16px', right: '16px' }}
      icons={{ success: <Icon name="check" />, error: <Icon name="alert" /> }}
      toastOptions={{ unstyled: true, classNames: { toast: `toast ${styles.toast}`, title: styles.title } }}
    />
  );
}
