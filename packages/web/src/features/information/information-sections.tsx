import { operationRoles } from '@clinic/core/access'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { fieldsOf, type MasterSection } from '../../platform/record/master/master'
import { MasterFields } from '../../platform/record/master/master-fields'
import { useFieldText } from '../../platform/record/master/use-field-text'
import { useMasterForm } from '../../platform/record/master/use-master-form'
import { RecordForm } from '../../platform/record/record-form'
import { type Information, informationQuery } from '../../platform/session/information-query'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import type { InformationUpdate } from './information-problems'
import { type InformationTab, tabAddress } from './use-information-tabs'
import { type InformationPart, partOf, useSaveInformation } from './use-save-information'

interface InformationSectionsProps<Field extends keyof InformationUpdate> {
  tab: InformationTab
  information: Information
  fields: readonly Field[]
  sections: readonly MasterSection<InformationPart<Field>>[]
  problemsOf?: (value: InformationPart<Field>) => Readonly<Record<string, string | undefined>>
}

/** A part of the clinic's information: a form for the manager, details for everybody else. */
export function InformationSections<Field extends keyof InformationUpdate>(props: InformationSectionsProps<Field>) {
  const canEdit = useCanCall(operationRoles.updateInformation)
  // shows the saved value before the cache has it: the next form starts from the newer of the two
  const [saved, setSaved] = useState(props.information)
  const information = saved.version > props.information.version ? saved : props.information
  return canEdit ? (
    <SectionsForm key={saved.version} {...props} information={information} onSaved={setSaved} />
  ) : (
    <SectionsDetails {...props} />
  )
}

function SectionsForm<Field extends keyof InformationUpdate>({
  tab,
  information,
  fields,
  sections,
  problemsOf,
  onSaved,
}: InformationSectionsProps<Field> & { onSaved: (saved: Information) => void }) {
  const { api } = useApp()
  const texts = useTexts().information
  const queries = useQueryClient()
  const form = useMasterForm({ sections, problemsOf }, { cancel: tabAddress('profile') })
  return (
    <RecordForm<InformationPart<Field>, Information>
      {...form}
      form={`information-${tab}`}
      initial={partOf(information, fields)}
      save={useSaveInformation(information, fields)}
      onSaved={(saved) => {
        queries.setQueryData(informationQuery(api).queryKey, saved)
        void notify('success', texts.saved())
        onSaved(saved)
      }}
    >
      {(shown) => <MasterFields sections={sections} {...shown} />}
    </RecordForm>
  )
}

function SectionsDetails<Field extends keyof InformationUpdate>({
  information,
  fields,
  sections,
}: InformationSectionsProps<Field>) {
  const textOf = useFieldText()
  const part = partOf(information, fields)
  return (
    <div className={css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })}>
      {sections.map((section) => (
        <Card key={section.title} title={section.title}>
          <KeyValue pairs={fieldsOf([section]).map((field) => ({ label: field.label, value: textOf(field, part) }))} />
        </Card>
      ))}
    </div>
  )
}
