import { EMERGENCY_CONTACTS, type EmergencyContact } from '@sahaay/contracts/constants';
import { CallButton, classNames, RuledList } from '@sahaay/ui';
import { useText, type TextKey } from '../i18n/text.ts';

const hints: Partial<Record<EmergencyContact['key'], TextKey>> = {
  emergency: 'contact.emergency.hint',
  medical: 'contact.medical.hint',
  women: 'contact.women.hint',
};

/** The national helplines, each a call. They need no connection, no account and nothing that is fetched later. */
export function EmergencyNumbers({ className }: { className?: string | undefined }) {
  const t = useText();
  return (
    <div className={classNames('in-columns', className)}>
      <RuledList>
        {EMERGENCY_CONTACTS.map(({ key, number }) => {
          const hint = hints[key];
          return (
            <li key={key}>
              <CallButton variant="row" label={t(`contact.${key}`)} hint={hint && t(hint)} number={number} />
            </li>
          );
        })}
      </RuledList>
    </div>
  );
}
