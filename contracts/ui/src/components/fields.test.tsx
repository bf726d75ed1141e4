import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Check } from './check.tsx';
import { PasswordField } from './password-field.tsx';
import { Segmented } from './segmented.tsx';
import { Select, TextArea, TextField } from './text-fields.tsx';

describe('fields', () => {
  it('ties label, hint and error to the input', () => {
    render(<TextField label="Full Name" hint="As on your card" error="Name is required" defaultValue="" />);
    const input = screen.getByRole('textbox', { name: 'Full Name' });
    expect(input).toHaveAccessibleDescription('As on your card Name is required');
    expect(input).toBeInvalid();
  });

  it('is valid and undescribed without hint and error', () => {
    render(<TextArea label="Address" />);
    const input = screen.getByRole('textbox', { name: 'Address' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('offers its options in the native select', async () => {
    const chosen = jest.fn();
    const options = [
      { value: 'hospital', label: 'Hospital' },
      { value: 'doctor', label: 'Doctor' },
    ];
    render(<Select label="Filter" options={options} onChange={(event) => chosen(event.target.value)} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'Doctor');
    expect(chosen).toHaveBeenCalledWith('doctor');
  });

  // ASVS 6.2.6, 6.2.7
  it('shows and hides a password, and lets it be pasted', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.paste('correct horse');
    expect(input).toHaveValue('correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('ticks a box by its words', async () => {
    render(<Check label="Use my age and sex" hint="Sent with this question only." />);
    await userEvent.click(screen.getByText('Use my age and sex'));
    expect(screen.getByRole('checkbox', { name: /Use my age and sex/ })).toBeChecked();
  });
});

function GenderQuestion({ error }: { error?: string }) {
  const [gender, setGender] = useState<'male' | 'female' | 'other'>();
  const options = [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
    { value: 'other', label: 'Other' },
  ] as const;
  return <Segmented legend="Gender" id="gender" options={options} value={gender} onChange={setGender} error={error} />;
}

describe('Segmented', () => {
  it('is a radio group in which nothing is chosen until the person does', async () => {
    render(<GenderQuestion />);
    expect(screen.getByRole('group', { name: 'Gender' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  });

  it('is left and moved through by keyboard', async () => {
    render(<GenderQuestion />);
    await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  });

  it('describes the group with its error', () => {
    render(<GenderQuestion error="Choose one" />);
    expect(screen.getByRole('group', { name: 'Gender' })).toHaveAccessibleDescription('Choose one');
  });
});
