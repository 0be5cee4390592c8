import { test } from './models/test'

test('what the front office makes is found by its name', async ({ master, session }) => {
  await master('/clinic/consent-form').makeAndFind(session)
})
