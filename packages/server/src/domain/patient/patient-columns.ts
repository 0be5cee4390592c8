import { photoName } from '../photo/photo-name'

/** A patient as the contract shows them. */
export const patientColumns = [
  ...(['id', 'record_number', 'first_name', 'last_name', 'sex', 'date_of_birth', 'place_of_birth'] as const),
  ...(['email', 'phone', 'blood_type', 'marital_status', 'ethnicity', 'nationality', 'education_level'] as const),
  ...(['occupation', 'religion', 'identification', 'identity_number', 'identity_reason', 'address'] as const),
  ...(['relative_name', 'relationship', 'relative_phone', 'status', 'version', 'created_at', 'updated_at'] as const),
  photoName('patient').as('photo'),
]
