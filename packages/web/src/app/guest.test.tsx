import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScene } from '../testing/render-scene'
import { Root } from './root'
import './guest' // loaded before the clock of a test runs

describe('a guest', () => {
  it.each(['/nowhere', '/clinic/nowhere', '/clinic/patient/12/nowhere', '/doctor/room'])(
    'who opens %s is told that it does not exist',
    async (path) => {
      await renderScene(<Root />, { role: null, path })
      expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy()
    },
  )

  it.each(['/', '/clinic', '/clinic/finance', '/clinic/patient/12/edit', '/nurse/patient'])(
    'who opens %s is asked to sign in',
    async (path) => {
      await renderScene(<Root />, { role: null, path })
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
    },
  )
})
