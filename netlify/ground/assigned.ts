/** Whether everybody's cases are asked for, or this one is assigned to whoever asks. `admin` is a placeholder. */
export const isAssigned = (admin: string, id: string): string =>
  `(${admin}::uuid is null or ${id} in (select case_id from app.case_assignment where admin_id = ${admin}::uuid))`;
