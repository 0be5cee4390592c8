import type { Names } from './names'

export const contractOf = (names: Names) => ({ [`openapi/${names.key}.yaml`]: contract(names) })

const contract = ({ key, Type, title }: Pick<Names, 'key' | 'Type' | 'title'>) => `paths:
  list:
    get:
      operationId: list${Type}
      summary: List ${title}
      description: >-
        Returns a page of ${title}. The search looks at the name.
      x-audit: none
      tags: [${key}]
      security: [{ bearer: [manager_clinic, front_office_clinic] }]
      parameters:
        - { $ref: './shared.yaml#/parameters/Search' }
        - { $ref: './shared.yaml#/parameters/Page' }
        - { $ref: './shared.yaml#/parameters/RowPerPage' }
        - { name: sort, in: query, schema: { type: string, enum: [name, -name, created_at, -created_at], default: name } }
        - { name: status, in: query, schema: { $ref: '#/schemas/${Type}Status' } }
      responses:
        '200': { description: One page, content: { application/json: { schema: { $ref: '#/schemas/${Type}ListReply' } } } }
        '400': { $ref: './shared.yaml#/responses/BadRequest' }
        '401': { $ref: './shared.yaml#/responses/Unauthorized' }
        '403': { $ref: './shared.yaml#/responses/Forbidden' }
        default: { $ref: './shared.yaml#/responses/Failure' }
    post:
      operationId: create${Type}
      summary: Add to ${title}
      description: >-
        Adds one of ${title}. Answers 400 when the name is empty.
      tags: [${key}]
      security: [{ bearer: [manager_clinic, front_office_clinic] }]
      parameters: [{ $ref: './shared.yaml#/parameters/IdempotencyKey' }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/schemas/${Type}Input' } } }
      responses:
        '201': { description: Created, content: { application/json: { schema: { $ref: '#/schemas/${Type}Reply' } } } }
        '400': { $ref: './shared.yaml#/responses/BadRequest' }
        '401': { $ref: './shared.yaml#/responses/Unauthorized' }
        '403': { $ref: './shared.yaml#/responses/Forbidden' }
        '422': { $ref: './shared.yaml#/responses/Unprocessable' }
        default: { $ref: './shared.yaml#/responses/Failure' }
  one:
    parameters: [{ $ref: './shared.yaml#/parameters/Id' }]
    get:
      operationId: get${Type}
      summary: Show one of ${title}
      description: >-
        Returns one of ${title}. Answers 404 for one of another clinic.
      x-audit: none
      tags: [${key}]
      security: [{ bearer: [manager_clinic, front_office_clinic] }]
      responses:
        '200': { description: As stored now, content: { application/json: { schema: { $ref: '#/schemas/${Type}Reply' } } } }
        '400': { $ref: './shared.yaml#/responses/BadRequest' }
        '401': { $ref: './shared.yaml#/responses/Unauthorized' }
        '403': { $ref: './shared.yaml#/responses/Forbidden' }
        '404': { $ref: './shared.yaml#/responses/NotFound' }
        default: { $ref: './shared.yaml#/responses/Failure' }
    put:
      operationId: update${Type}
      summary: Update one of ${title}
      description: >-
        Replaces the name and the status of one of ${title}. Answers 409 with what is stored when somebody else saved first.
      tags: [${key}]
      security: [{ bearer: [manager_clinic, front_office_clinic] }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/schemas/${Type}Update' } } }
      responses:
        '200': { description: As stored now, content: { application/json: { schema: { $ref: '#/schemas/${Type}Reply' } } } }
        '400': { $ref: './shared.yaml#/responses/BadRequest' }
        '401': { $ref: './shared.yaml#/responses/Unauthorized' }
        '403': { $ref: './shared.yaml#/responses/Forbidden' }
        '404': { $ref: './shared.yaml#/responses/NotFound' }
        '409': { description: 'Somebody was faster: \`data.current\` is what is stored now', content: { application/json: { schema: { $ref: '#/schemas/${Type}Conflict' } } } }
        '422': { $ref: './shared.yaml#/responses/Unprocessable' }
        default: { $ref: './shared.yaml#/responses/Failure' }
schemas:
  ${Type}Status: { type: string, enum: [active, inactive] }
  ${Type}Input:
    type: object
    additionalProperties: false
    required: [name, status]
    properties: &input
      name: { $ref: './shared.yaml#/schemas/RequiredName' }
      status: { $ref: '#/schemas/${Type}Status' }
  ${Type}Update:
    type: object
    additionalProperties: false
    required: [name, status, version]
    properties:
      <<: *input
      version: { $ref: './shared.yaml#/schemas/Version' }
  ${Type}:
    type: object
    additionalProperties: false
    required: [id, name, status, version, created_at, updated_at]
    properties:
      <<: *input
      id: { type: integer }
      version: { $ref: './shared.yaml#/schemas/Version' }
      created_at: { $ref: './shared.yaml#/schemas/Time' }
      updated_at: { $ref: './shared.yaml#/schemas/Time' }
  ${Type}Reply:
    type: object
    additionalProperties: false
    required: [status, msg, data]
    properties:
      status: { type: string, const: success }
      msg: { type: string }
      data: { $ref: '#/schemas/${Type}' }
  ${Type}ListReply:
    type: object
    additionalProperties: false
    required: [status, msg, data]
    properties:
      status: { type: string, const: success }
      msg: { type: string }
      data:
        type: object
        additionalProperties: false
        required: [count, rows, pagination]
        properties:
          count: { type: integer, minimum: 0 }
          rows: { type: array, items: { $ref: '#/schemas/${Type}' } }
          pagination: { $ref: './shared.yaml#/schemas/Pagination' }
  ${Type}Conflict:
    type: object
    additionalProperties: false
    required: [status, msg, data]
    properties:
      status: { type: string, const: failed }
      msg: { type: string }
      data:
        type: object
        additionalProperties: false
        properties:
          fields: { $ref: './shared.yaml#/schemas/FieldProblems' }
          current: { $ref: '#/schemas/${Type}' }
`
