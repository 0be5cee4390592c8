import type { PatientDraft } from '@clinic/core/patient'
import { clinicFixture, patientInputFixture, receiptFixture } from '@clinic/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Drafts } from '../../platform/record/drafts'
import { createScene, listOf, type Reply, type Scene, success } from '../../testing/scene'
import { SceneFrame } from '../../testing/scene-frame'
import Register from './register'

export const clinic = clinicFixture()

/** The page is opened anew by somebody who was never here. */
export function resetPage() {
  localStorage.clear()
  history.pushState(null, '', '/patient/register')
}

/** Opens the public page, and records the requests. */
export async function openPage({
  register = success(receiptFixture(), 201),
  ...scene
}: Scene & { register?: Reply } = {}) {
  const sent: { key: string | null; body: unknown }[] = []
  const app = await createScene({
    role: null,
    ...scene,
    replies: {
      'GET /api/registration/clinic': success(listOf([clinic])),
      'POST /api/registration': async (request) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().json() })
        return register(request)
      },
      ...scene.replies,
    },
  })
  const show = () =>
    render(
      <SceneFrame app={app} path={scene.path ?? '/patient/register'}>
        <Register />
      </SceneFrame>,
    )
  return { app, sent, show }
}

/** Somebody had typed everything but the consent. */
export const saveDraft = (drafts: Drafts, patient: PatientDraft = patientInputFixture()) =>
  drafts.save('registration', {
    value: {
      draft: { language: 'en', clinic, patient },
      step: 'patientInformation',
      sent: null,
    },
    savedAt: '2026-11-20T02:00:00Z',
  })

export const registerButton = () => screen.findByRole('button', { name: 'Register' })
export const consent = () => screen.findByLabelText(/I agree/)
export const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
export const focusTells = (name: RegExp) =>
  waitFor(() => expect(document.activeElement?.matches('h1') && document.activeElement.textContent).toMatch(name))
export const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
