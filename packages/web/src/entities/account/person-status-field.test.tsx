import type { Schema } from '@clinic/api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { renderScene } from '../../testing/render-scene'
import { success } from '../../testing/scene'
import { PersonStatusField } from './person-status-field'

function Field() {
  const [value, setValue] = useState({ name: 'Yuni', status: 'active' as Schema<'DoctorStatus'> })
  const change = (part: { status: typeof value.status }) => setValue({ ...value, ...part })
  return <PersonStatusField kind="staff" value={value} errors={{}} change={change} />
}

async function open(state: 'none' | 'active' | 'disabled') {
  const account = {
    id: state === 'none' ? null : 12,
    state,
    email: 'yuni@klinik.test',
    role: null,
    invited_until: null,
  }
  let isAsked = false
  await renderScene(
    <Route path="/clinic/staff/:id">
      <Field />
    </Route>,
    {
      path: '/clinic/staff/7',
      replies: {
        'GET /api/auth/staff/7/account': (request) => {
          isAsked = true
          return success(account)(request)
        },
      },
    },
  )
  await expect.poll(() => isAsked).toBe(true)
  return { field: screen.getByLabelText(/^Status/) }
}

it('warns that the login ends too before a person with a login is made inactive', async () => {
  const { field } = await open('active')
  await userEvent.selectOptions(field, 'inactive')
  const question = within(await screen.findByRole('alertdialog', { name: 'Make Yuni inactive?' }))
  expect(question.getByText(/yuni@klinik\.test is disabled and every device is signed out at once/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(field).toHaveProperty('value', 'active')
  await userEvent.selectOptions(field, 'inactive')
  await userEvent.click(await screen.findByRole('button', { name: 'Make inactive' }))
  expect(field).toHaveProperty('value', 'inactive')
})

it.each(['none', 'disabled'] as const)('asks nothing of whom the account is %s', async (state) => {
  const { field } = await open(state)
  await userEvent.selectOptions(field, 'inactive')
  expect(field).toHaveProperty('value', 'inactive')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('asks nothing about leave', async () => {
  const { field } = await open('active')
  await userEvent.selectOptions(field, 'on_leave')
  expect(field).toHaveProperty('value', 'on_leave')
})
