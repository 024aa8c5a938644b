import type { SiteDocumentWire } from './wire';

/** The site's documents (section 3, "Site document"). */
export function buildDocuments(): SiteDocumentWire[] {
  return [
    { id: '1', title: 'Пользовательское соглашение', path: '/documents/user-agreement' },
    { id: '2', title: 'Согласие на обработку персональных данных', path: '/documents/consent' },
    { id: '3', title: 'Политика конфиденциальности', path: '/documents/privacy' },
    {
      id: '4',
      title: 'Согласие на получение рекламных сообщений',
      path: '/documents/advertising-consent',
    },
  ];
}
