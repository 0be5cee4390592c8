import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { emas, payors } from '../../entities/insurance/insurance-fixture'
import { MasterPage } from '../../platform/record/master/master-page'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import useInsurance from './insurance'

// a form of many cells, typed into key by key
vi.setConfig({ testTimeout: 30_000 })

const base = '/clinic/insurance'
const Page = () => <MasterPage master={useInsurance()} base={base} />

interface Opened {
  put?: Reply
  plan?: typeof emas
  language?: 'en' | 'id'
}

async function open({ put = success(emas), plan = emas, language = 'en' }: Opened = {}) {
  const bodies: (typeof emas)[] = []
  await renderScene(<Route path={`${base}/:id`} component={Page} />, {
    path: `${base}/1`,
    language,
    replies: {
      'GET /api/payor': success(listOf(payors)),
      'GET /api/insurance/1': success(plan),
      async 'PUT /api/insurance/1'(request) {
        bodies.push(await request.json())
        return put(request)
      },
    },
  })
  const saving = await screen.findByText(language === 'en' ? 'Save' : 'Simpan')
  const rule = (number: number) => within(screen.getByLabelText(`Rule ${number}`))
  return { bodies, rule, save: () => userEvent.click(saving) }
}

describe('the coverage rules of a plan', () => {
  it('grow by keyboard: the new rule is like the last, for the next category, and has the focus', async () => {
    const { rule, bodies, save } = await open()
    screen.getByText('Add a rule').focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(rule(4).getByLabelText('Category'))
    await userEvent.tab()
    expect(document.activeElement).toBe(rule(4).getByLabelText('Pays'))
    await userEvent.keyboard('75')
    await save()
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]?.coverage_rules.slice(2)).toEqual([
      emas.coverage_rules[2],
      { ...emas.coverage_rules[2], category: 'preventive', percent: 75 },
    ])
  })

  it('are removed by keyboard: the others keep their values, and the focus moves on', async () => {
    const { bodies, save } = await open()
    screen.getByLabelText('Remove rule 1').focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Remove rule 1'))
    await userEvent.keyboard('{Enter}{Enter}')
    expect(document.activeElement).toBe(screen.getByText('Add a rule'))
    await screen.findByText('No rules yet: the plan pays nothing.')
    await save()
    await waitFor(() => expect(bodies[0]?.coverage_rules).toEqual([]))
  })

  it('have each category once: the second shows the error in its own cell, and nothing is sent', async () => {
    const { rule, bodies, save } = await open()
    await userEvent.selectOptions(rule(3).getByLabelText('Category'), 'Conservation')
    await save()
    expect(rule(3).getByText('There is a rule for this category above')).toBeTruthy()
    expect(document.activeElement).toBe(rule(3).getByLabelText('Category'))
    expect(rule(2).queryByText('There is a rule for this category above')).toBeNull()
    expect(bodies).toEqual([])
  })

  it('show a sentence of the server in the cell it names, until that is typed into', async () => {
    const fields = { 'coverage_rules.1.percent': 'At most 100' }
    const { rule, save } = await open({ put: refusal(400, 'Please check.', { fields }) })
    await save()
    await rule(2).findByText('At most 100')
    expect(document.activeElement).toBe(rule(2).getByLabelText('Pays'))
    expect(rule(1).queryByText('At most 100')).toBeNull()
    await userEvent.type(rule(1).getByLabelText('Pays'), '{Backspace}')
    expect(rule(2).getByText('At most 100')).toBeTruthy()
    await userEvent.type(rule(2).getByLabelText('Pays'), '{Backspace}')
    expect(rule(2).queryByText('At most 100')).toBeNull()
  })

  it('are named as on the form where the server refuses them, with their row', async () => {
    const fields = { 'coverage_rules.1.percent': 'At most 100', 'excluded_codes.0': 'Two digits' }
    const { rule, save } = await open({ put: refusal(400, 'Please check.', { fields }) })
    await save()
    await screen.findByText('Coverage rules, row 2, Pays: At most 100')
    expect(screen.getByText('Excluded ICD-9-CM codes, row 1: Two digits')).toBeTruthy()
    expect(document.activeElement).toBe(rule(2).getByLabelText('Pays'))
  })

  it('are named in Indonesian for an Indonesian reader', async () => {
    const fields = { 'coverage_rules.1.percent': 'Paling banyak 100' }
    const { save } = await open({ put: refusal(400, 'Silakan periksa.', { fields }), language: 'id' })
    await save()
    await screen.findByText('Aturan pertanggungan, baris 2, Ditanggung: Paling banyak 100')
  })

  it('get the focus where the server means all of them', async () => {
    const fields = { coverage_rules: 'At most 12' }
    const { rule, save } = await open({ put: refusal(400, 'Please check.', { fields }) })
    await save()
    await screen.findByText('Coverage rules: At most 12')
    expect(document.activeElement).toBe(rule(1).getByLabelText('Category'))
  })

  it('leave the focus to the refusal where it names what is not on the form', async () => {
    const { save } = await open({ put: refusal(400, 'Please check.', { fields: { version: 'This is required' } }) })
    await save()
    await screen.findByText('Version: This is required')
    expect(document.activeElement?.textContent).toContain('Version: This is required')
  })

  it('end when every category has one', async () => {
    const { rule } = await open()
    for (let rules = 3; rules < 12; rules += 1) await userEvent.click(screen.getByText('Add a rule'))
    expect(rule(12).getByLabelText('Category')).toBeTruthy()
    expect(screen.queryByText('Add a rule')).toBeNull()
  })
})

describe('the excluded codes of a plan', () => {
  it('are typed or pasted with anything between them', async () => {
    const { bodies, save } = await open()
    const codes = screen.getByLabelText('Excluded ICD-9-CM codes')
    await userEvent.clear(codes)
    await userEvent.type(codes, '23.6,24.7;23{Enter}23.6 ')
    await save()
    await waitFor(() => expect(bodies[0]?.excluded_codes).toEqual(['23.6', '24.7', '23']))
  })

  it('name the one that is none', async () => {
    const { bodies, save } = await open()
    await userEvent.type(screen.getByLabelText('Excluded ICD-9-CM codes'), ', K02.1')
    await save()
    await screen.findByText('K02.1: Two digits, or with a dot and one or two more: 23.2')
    expect(bodies).toEqual([])
  })
})

describe('a plan', () => {
  it('belongs to a payor: without one nothing is sent', async () => {
    const { bodies, save } = await open()
    await userEvent.selectOptions(await screen.findByLabelText(/^Payor/), 'Choose a payor')
    await save()
    await screen.findByText('This is required')
    expect(bodies).toEqual([])
  })
})
