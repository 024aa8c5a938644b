/** The kit page: every visible part of `src/ui` in every state. `?theme=red&mode=dark` selects theme and colour mode. */
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { DEFAULT_THEME_ALIAS } from '../../src/config/constants';
import { readSiteConfig } from '../../src/config/readSiteConfig';
import { COLOR_MODES } from '../../src/design/palettes';
import { color, space } from '../../src/design/tokens';
import { Button, LinkButton } from '../../src/ui/Button';
import { Card } from '../../src/ui/Card';
import { Checkbox, CheckboxGroup, CheckboxLabel } from '../../src/ui/Checkbox';
import { Dialog } from '../../src/ui/Dialog';
import { ICON_NAMES, Icon } from '../../src/ui/Icon';
import { IconButton } from '../../src/ui/IconButton';
import { DEFERRED_ICONS } from '../../src/ui/deferredIcons';
import { Logo } from '../../src/ui/Logo';
import { Notification } from '../../src/ui/Notification';
import { PillGroup } from '../../src/ui/PillGroup';
import { ProgressBar } from '../../src/ui/ProgressBar';
import {
  SheetCard,
  SheetCardActions,
  SheetCardButton,
  SheetCardText,
} from '../../src/ui/SheetCard';
import { Slider } from '../../src/ui/Slider';
import { TextButton } from '../../src/ui/TextButton';
import { ClearButton, TextField, textInputStyle } from '../../src/ui/TextField';
import { LAB_THEMES } from './labUrl';

const Page = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space.l};
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space.l} ${space.edge};
  & > h1,
  & > nav {
    grid-column: 1 / -1;
  }
`;

const Stack = styled(Card)`
  display: grid;
  gap: ${space.m};
  align-content: start;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

const Palettes = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  & > a[aria-current] {
    color: ${color.text};
    text-decoration: none;
  }
`;

const Input = styled.input`
  ${textInputStyle}
`;

const ignore = () => undefined;
/** Longer than anyone looks at the page, so that toasts stay. */
const ONE_DAY_MS = 86_400_000;

const site = readSiteConfig(document);
const query = new URLSearchParams(location.search);
const theme = LAB_THEMES.find((each) => each === query.get('theme')) ?? DEFAULT_THEME_ALIAS;
const mode = COLOR_MODES.find((each) => each === query.get('mode')) ?? 'light';

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </Stack>
  );
}

interface FieldProps {
  value: string;
  error?: string;
  isDisabled?: boolean;
}

function Field({ value, error, isDisabled = false }: FieldProps) {
  return (
    <TextField
      label="Мобильный телефон"
      hint="Нужен, чтобы подобрать предложение"
      error={error ?? null}
      trailing={value !== '' && <ClearButton label="Очистить телефон" onClear={ignore} />}
    >
      {(inputProps) => (
        <Input {...inputProps} defaultValue={value} disabled={isDisabled} placeholder="+7 (9XX)" />
      )}
    </TextField>
  );
}

function Consent({ name, checked }: { name: string; checked: boolean }) {
  return (
    <Checkbox name={name} checked={checked} onCheckedChange={ignore}>
      <CheckboxLabel>С </CheckboxLabel>
      <TextButton>правилами сервиса</TextButton>
      <CheckboxLabel> согласен.</CheckboxLabel>
    </Checkbox>
  );
}

/** With `?dialog=prevented` it stays open until released; the product has no such dialog yet. */
function DialogPart() {
  const canPrevent = query.get('dialog') === 'prevented';
  const [isPrevented, setIsPrevented] = useState(canPrevent);
  const [isOpen, setIsOpen] = useState(query.has('dialog') && !canPrevent);
  const [attempts, setAttempts] = useState(0);
  return (
    <Part name="Dialog">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Открыть
      </Button>
      {isOpen && (
        <Dialog
          title="Правила сервиса"
          closeLabel="Закрыть"
          preventClose={isPrevented}
          onClose={() => setIsOpen(false)}
          onClosePrevented={() => setAttempts((count) => count + 1)}
        >
          <p>Документы скоро появятся.</p>
          {canPrevent && (
            <Button onClick={() => setIsPrevented(false)}>Отпустить: {attempts}</Button>
          )}
        </Dialog>
      )}
    </Part>
  );
}

function Kit() {
  return (
    <Page>
      <h1>UI kit</h1>
      <Palettes aria-label="Palettes">
        {LAB_THEMES.flatMap((alias) =>
          COLOR_MODES.map((colorMode) => (
            <a
              key={`${alias} ${colorMode}`}
              href={`?theme=${alias}&mode=${colorMode}`}
              aria-current={(alias === theme && colorMode === mode) || undefined}
            >
              {alias} {colorMode}
            </a>
          )),
        )}
      </Palettes>
      <Part name="Button">
        <Button>Подобрать займ</Button>
        <Button isLoading>Подобрать займ</Button>
        <Button disabled>Подобрать займ</Button>
        <Button variant="secondary">Показать ещё</Button>
        <Button variant="secondary" isLoading>
          Показать ещё
        </Button>
        <Button variant="secondary" disabled>
          Показать ещё
        </Button>
        <LinkButton href="#link">Далее</LinkButton>
        <LinkButton href="#link" variant="secondary">
          Далее
        </LinkButton>
      </Part>
      <Part name="TextField">
        <Field value="" />
        <Field value="+7 (912) 345-67-89" />
        <Field value="+7 (912" error="Допишите номер: ещё 7 цифр" />
        <Field value="+7 (912) 345-67-89" isDisabled />
      </Part>
      <Part name="Checkbox">
        <CheckboxGroup error={null}>
          <Consent name="checked" checked />
          <Consent name="unchecked" checked={false} />
        </CheckboxGroup>
        <CheckboxGroup error="Примите правила сервиса">
          <Consent name="invalid" checked={false} />
        </CheckboxGroup>
      </Part>
      <Part name="PillGroup">
        {[null, 'amount'].map((value) => (
          <PillGroup
            key={value}
            label={value === null ? 'Ничего не выбрано' : 'Выбрано одно'}
            options={[
              { value: 'amount', label: 'Больше сумма' },
              { value: 'term', label: 'Короче срок' },
              { value: 'cost', label: 'Ниже ПСК' },
            ]}
            value={value}
            onValueChange={ignore}
          />
        ))}
      </Part>
      <Part name="Slider">
        {[3_000, 30_000, 100_000].map((value) => (
          <Slider
            key={value}
            aria-label="Сумма"
            min={3_000}
            max={100_000}
            step={1_000}
            value={value}
            exactValue={value}
            valueText={`${String(value)} рублей`}
            onValueChange={ignore}
          />
        ))}
      </Part>
      <Part name="ProgressBar">
        {[0, 33, 67, 100].map((percent) => (
          <ProgressBar key={percent} label={`Заполнение: ${String(percent)} %`} percent={percent} />
        ))}
      </Part>
      <Part name="Notification">
        <Notification tone="status" timeoutMs={ONE_DAY_MS} closeLabel="Закрыть" onClose={ignore}>
          Настройки сохранены
        </Notification>
        <Notification
          tone="alert"
          timeoutMs={ONE_DAY_MS}
          closeLabel="Закрыть"
          onClose={ignore}
          action={{ label: 'Повторить', onAction: ignore }}
        >
          Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз
        </Notification>
      </Part>
      <Part name="SheetCard">
        <SheetCard aria-label="Уведомление">
          <SheetCardText>Сообщим, когда появится предложение выгоднее.</SheetCardText>
          <SheetCardActions>
            <SheetCardButton>Подписаться</SheetCardButton>
            <SheetCardButton>Не сейчас</SheetCardButton>
          </SheetCardActions>
        </SheetCard>
      </Part>
      <Part name="IconButton and Icon">
        <Row>
          <IconButton icon="cross" label="Закрыть" />
          <IconButton icon="sun" label="Оформление" disabled />
        </Row>
        <Row>
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
          {Object.entries(DEFERRED_ICONS).map(([name, path]) => (
            <Icon key={name} path={path} />
          ))}
        </Row>
      </Part>
      <Part name="Logo">
        <Logo mark={site.logoMark} name={site.brand} />
      </Part>
      <DialogPart />
    </Page>
  );
}

const { dataset } = document.documentElement;
dataset['theme'] = theme;
dataset['colorMode'] = mode;
document.title = 'UI kit';
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Kit />);
