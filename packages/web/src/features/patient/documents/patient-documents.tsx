import type { Schema } from '@clinic/api'
import { DocumentFiles } from '../../../entities/patient-document/document-files'
import { useListAddress } from '../../../platform/list/use-list-address'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'

/** The files of a patient; group and page stand in the address. */
export default function PatientDocuments({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('patient-document')
  const words = useTexts()['patient-document']
  const { page, rowPerPage, filter, change } = useListAddress(['group'])
  return (
    <Card title={words.title()}>
      <DocumentFiles patient={patient} shown={{ page, rowPerPage, group: filter('group') }} onShow={change} />
    </Card>
  )
}
