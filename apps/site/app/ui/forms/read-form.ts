import { data } from 'react-router';

/** Fields of a submitted form. An unreadable form is a client error: 400 with the error page. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
