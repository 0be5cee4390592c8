import { test } from './models/test'

const codeOf = () => `E2E-${Date.now()}`

test('the manager enters a service, and prices for today and for later; the past is refused', async ({
  session,
  product,
}) => {
  await session.enter('manager@demo.test')
  const code = codeOf()
  const name = `Tambal ${code}`
  await product.create({ code, name, price: '300000' })
  await product.seePrice('Rp 300,000', 'Today')
  await product.enterPrice('350000', '01/01/2099')
  await product.seePrice('Rp 350,000', 'To come')
  await product.withdraw('Mistyped')
  await product.seePrice('Rp 350,000', 'Withdrawn')
  await product.enterPrice('1', '01/01/2020')
  await product.seeRefused('This day is over. Choose today or a later day')
  await product.keepPrice()
  await product.enterPrice('325000')
  await product.seePrice('Rp 325,000', 'Today')
  await product.openList()
  await product.search(code)
  await product.see(name, 'Rp 325,000')
})

for (const { email, base } of [
  { email: 'frontoffice@demo.test', base: '/clinic/product' },
  { email: 'doctor@demo.test', base: '/doctor/product' },
])
  test(`${email} reads services and prices @phone`, async ({ product, session }) => {
    await session.enter(email, base)
    await product.search('scaling dua')
    await product.see('Scaling dua rahang', 'Rp 425,000')
    await product.seeOnlyReading('Scaling dua rahang')
  })
