import { unwrap } from '@clinic/api'
import { type AssistanceRole, assistanceRoles } from '@clinic/core/assistance'
import { valuesOf } from '@clinic/core/values'
import { isUnderWay } from '@clinic/core/visit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { AssistedVisit } from '../../entities/assistance/assistance-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'

/** The roles of a visit that nobody has. */
export function TakeOn({ assisted: { visit, assistances } }: { assisted: AssistedVisit }) {
  const { api } = useApp()
  const texts = useTexts()
  const { label } = useLabels()
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (role: AssistanceRole) =>
      unwrap(
        api.POST('/api/visit/{id}/assistance', {
          params: { path: { id: visit.id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { role },
        }),
      ),
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['assistance'] }),
  })
  if (!isUnderWay(visit.state)) return null
  const taken = assistances.filter(({ state }) => state !== 'done' && state !== 'reassigned').map(({ role }) => role)
  return (
    <div className={recipe().actions}>
      {valuesOf(assistanceRoles)
        .filter((role) => !taken.includes(role))
        .map((role) => (
          <Button
            key={role}
            data-step="begun"
            variant={role === 'first' ? 'soft' : 'outline'}
            size="sm"
            busy={isPending && variables === role}
            onClick={() => mutate(role)}
          >
            {texts.assistance.steps.take({ role: label(assistanceRoles, role) })}
          </Button>
        ))}
    </div>
  )
}
