import { blurPhone, click, FORMATTED_PHONE, inGroup, status500, typePhone } from './helpers';

const openRules = [click('правилами сервиса')];

export const formScenarios = inGroup('Анкета', {
  'claim-under-form': {
    title: 'Условия обещания под кнопкой',
    description:
      'Настройка сайта legal.claimPlacement: сноска и предупреждение стоят под кнопкой анкеты.',
    site: { legal: { claimPlacement: 'form' } },
    expects: { shows: ['Оценивайте свои финансовые возможности и риски. * Условия первого займа'] },
  },
  'form-filled': {
    title: 'Анкета заполнена',
    description: 'Сумма, телефон и согласие на месте: кнопка ждёт.',
    steps: [typePhone()],
    expects: { shows: [FORMATTED_PHONE, 'Всё готово'] },
  },
  'phone-incomplete': {
    title: 'Телефон не дописан',
    description: 'Поле оставлено с неполным номером: под ним подсказка.',
    steps: [typePhone('91234'), blurPhone],
    expects: { shows: ['Допишите номер: ещё 5 цифр'] },
  },
  'phone-foreign': {
    title: 'Телефон не мобильный',
    description: 'Номер, который не начинается с +7 (9, не подгоняется, а объясняется.',
    steps: [typePhone('+998901234567'), blurPhone],
    expects: { shows: ['Номер мобильного начинается с +7 (9'] },
  },
  'amount-editing': {
    title: 'Сумма вводится цифрами',
    description: 'По сумме нажали: на её месте поле.',
    steps: [click('30')],
    expects: { shows: ['30 000'] },
  },
  'amount-cooling-off': {
    title: 'Деньги придут не сразу',
    description: 'От 50 000 ₽ под суммой сказано, когда придут деньги.',
    site: { calculator: { defaultValues: { amount: 60_000 } } },
    expects: { shows: ['60 000 ₽', 'Деньги через 4 часа после договора'] },
  },
  rules: {
    title: 'Правила сервиса',
    description: 'Открыто окно с документами.',
    steps: openRules,
    expects: { shows: ['Правила сервиса', 'Политика конфиденциальности'] },
  },
  'rules-failed': {
    title: 'Документы не загрузились',
    description: 'В окне правил ошибка и «Повторить».',
    service: { faults: { documents: status500 } },
    steps: openRules,
    expects: {
      shows: ['Не удалось загрузить документы.', 'Повторить'],
      logs: ['get-documents failed: status 500'],
    },
  },
});
