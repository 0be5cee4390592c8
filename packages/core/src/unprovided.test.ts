import { expect, it } from 'vitest'
import { unprovided } from './unprovided'

it('rejects and names what is missing', async () => {
  await expect(unprovided('texts')()).rejects.toThrow('No texts callback provided')
})
