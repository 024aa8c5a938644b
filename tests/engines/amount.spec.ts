import { expect, test } from './fixtures';

test('an amount is typed into the field that replaces the amount button, and the slider follows the keys and the pointer', async ({
  landing,
}) => {
  await landing.open();
  await landing.openAmountField();
  await landing.expectState('amountField', { isFocused: true, content: '30 000' });
  await landing.page.type('4');
  await landing.expectState('slider', { content: '3000' });
  await landing.page.type('5678');
  await landing.expectState('amountField', { content: '45 678' });
  await landing.expectState('slider', { content: '46000' });
  await landing.click('phone');
  await landing.expectHidden('amountField');
  await landing.expectState('amountButton', { content: /^45 678 ₽/ });
  await landing.expectState('phone', { isFocused: true });

  for (const [key, sum, spoken] of [
    ['Home', '3000', '3 000 рублей'],
    ['ArrowLeft', '3000', '3 000 рублей'],
    ['ArrowRight', '4000', '4 000 рублей'],
    ['End', '100000', '100 000 рублей'],
    ['ArrowLeft', '99000', '99 000 рублей'],
  ] as const) {
    await landing.press('slider', key);
    await landing.expectState('slider', { content: sum, spoken });
  }
  await landing.expectState('amountButton', { content: /^99 000 ₽/ });

  // In pixels from the slider's left end; measured anew, because late parts may have moved the page.
  const drag = async (from: number, to: number) => {
    const slider = await landing.find('slider');
    const { left, middle } = await slider.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y, height } = element.getBoundingClientRect();
      return { left: x, middle: y + height / 2 };
    });
    const at = (px: number) => ({ x: Math.round(left + px), y: Math.round(middle) });
    await landing.page.drag(at(from), at(to));
  };
  const slider = await landing.find('slider');
  const width = await slider.evaluate((element) => element.getBoundingClientRect().width);
  // Repeated, because a late part may move the page after the measurement: that drag misses the slider.
  const dragUntil = (from: number, to: number, amountRub: string) =>
    expect(async () => {
      await drag(from, to);
      expect((await landing.read('slider'))?.content).toBe(amountRub);
    }).toPass();
  await dragUntil(width / 2, width - 1, '100000');
  await dragUntil(width - 1, 1, '3000');
  await landing.expectState('amountButton', { content: /^3 000 ₽/ });
});

test('Ctrl+Z in the amount field brings back the sum', async ({ landing }) => {
  await landing.open();
  await landing.openAmountField();
  await landing.expectState('amountField', { isFocused: true, content: '30 000' });
  await landing.page.type('45000');
  for (const content of ['4 500', '450', '45', '4', '30 000', '30 000']) {
    await landing.page.pressControl('z');
    await landing.expectState('amountField', { content });
  }
  await landing.expectState('slider', { content: '30000' });
  await landing.page.pressControl('y');
  await landing.expectState('amountField', { content: '4' });
});
