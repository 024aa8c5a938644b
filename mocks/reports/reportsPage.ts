/** The page that shows the sums: `GET /api/report` of the mock service. */
import { aggregateReports, count, MEASURES, type ReportSummary } from './aggregateReports';
import type { CollectedReports } from './collectReports';

const OUTCOMES = {
  approved: 'одобрено',
  noOffer: 'без предложения',
  timeout: 'долго',
  connection: 'сбой',
};

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const cell = (text: string | number | undefined) => `<td>${escape(String(text ?? '–'))}</td>`;

function row({
  site,
  variant,
  release,
  loads,
  measures,
  leads,
  sentByInlineScript,
}: ReportSummary): string {
  const cells = [
    ...[site, variant, release || 'встроенный скрипт', loads],
    ...MEASURES.map((name) => measures[name]),
    ...Object.keys(OUTCOMES).map((name) => leads[name as keyof typeof OUTCOMES] ?? 0),
    sentByInlineScript,
  ];
  return `<tr>${cells.map(cell).join('')}</tr>`;
}

const list = (title: string, texts: readonly (readonly [string, number])[]) =>
  texts.length === 0
    ? ''
    : `<h2>${escape(title)}</h2><ul>${texts
        .map(([text, times]) => `<li>${escape(text)} <b>× ${times}</b></li>`)
        .join('')}</ul>`;

export function reportsPage({ reports, incidents }: CollectedReports): string {
  const summaries = aggregateReports(reports);
  const heads = [
    ...['Сайт', 'Вариант', 'Сборка', 'Загрузок', ...MEASURES],
    ...[...Object.values(OUTCOMES).map((name) => `Заявки: ${name}`), 'из них без приложения'],
  ];
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Отчёты</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  div { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 6px 12px; border-bottom: 1px solid #ccc; text-align: right; white-space: nowrap; }
  th { white-space: normal; vertical-align: bottom; }
  th:nth-child(-n+3), td:nth-child(-n+3) { text-align: left; }
</style>
<main>
<h1>Отчёты</h1>
<p>75-й процентиль: миллисекунды, CLS без единиц.</p>
<div role="region" aria-label="Суммы" tabindex="0">
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${escape(head)}</th>`).join('')}</tr></thead>
<tbody>${summaries.map(row).join('')}</tbody>
</table>
</div>
${summaries
  .map(({ site, variant, release, errors }) =>
    list(`Ошибки: ${site}, ${variant}, ${release}`, errors),
  )
  .join('')}
${list('Нарушения политики и падения', Object.entries(count(incidents)))}
</main>
</html>
`;
}
